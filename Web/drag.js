// Rows of a list, put into another order with a finger or a mouse. A row is a [data-row] child of an element that listens
// for "reorder"; it is taken by its [data-grip], at once or, where that says "hold", when a finger has rested on it or a mouse
// has begun to pull: such a row scrolls and is tapped like all else. While it is dragged the rows only look as if they had
// moved: the engine is told "from,to" at the end, and moves them. Keys have buttons of their own.

let drag = null, held = null;

/** `report(list, "from,to")` is called when a row was dropped at another place. */
export function watchDrags(app, report) {
  app.addEventListener("pointerdown", (event) => {
    const grip = event.isPrimary && event.button === 0 && event.target.closest("[data-grip]");
    release();
    if (grip?.dataset.grip === "hold") held = { event, grip, handle: setTimeout(take, 400, grip, event) };
    else if (grip) take(grip, event);
  });
  const release = () => { clearTimeout(held?.handle); held = null; };
  const take = (grip, event) => {
    release(); const row = grip.isConnected && grip.closest("[data-row]");
    if (!row) { swiped = true; return report(grip, ""); } // what is no row was rested on
    event.preventDefault();
    const rows = [...row.parentNode.children].filter((sibling) => sibling.matches("[data-row]"));
    const scroller = row.closest(".scroll");
    drag = {
      row, rows, scroller, from: rows.indexOf(row), to: rows.indexOf(row), y: event.clientY, at: event.clientY,
      scrolled: scroller?.scrollTop ?? 0, boxes: rows.map((one) => one.getBoundingClientRect()), pointer: event.pointerId,
    };
    row.classList.add("dragged");
    grip.setPointerCapture(event.pointerId); requestAnimationFrame(step);
    swiped = true; // the tap that ends it is none
  };
  app.addEventListener("pointermove", (event) => {
    const isFar = held && Math.hypot(event.clientX - held.event.clientX, event.clientY - held.event.clientY) > 8;
    if (isFar) event.pointerType === "mouse" ? take(held.grip, held.event) : release();
    if (drag?.pointer === event.pointerId) drag.at = event.clientY;
  });
  const stay = (event) => { if (drag) event.preventDefault(); }; // no scrolling and no menu meanwhile
  for (const name of ["touchmove", "contextmenu"]) app.addEventListener(name, stay, { passive: false });
  for (const name of ["pointerup", "pointercancel"]) app.addEventListener(name, (event) => end(event, name === "pointerup"));
  document.addEventListener("keydown", (event) => {
    if (drag && event.key === "Escape") { event.stopImmediatePropagation(); drop(false); }
  }, true);
  const end = (event, counts) => { release(); drag?.pointer === event.pointerId ? drop(counts) : setTimeout(forget); };
  const forget = () => { swiped = false; };
  const drop = (counts) => {
    const { row, rows, from, to } = drag;
    drag = null;
    setTimeout(() => { swiped = !counts; }); // once it has let go, the click of a key is one again
    row.classList.remove("dragged"); for (const one of rows) one.style.transform = "";
    if (counts && from !== to && row.isConnected) report(row.parentNode, `${from},${to}`);
  };
}

/** Once for each picture: the row follows the finger, the others make room, and the list scrolls at its ends. */
function step() {
  if (!drag) return;
  const { row, rows, scroller, from, boxes } = drag;
  if (scroller) {
    const { top, bottom } = scroller.getBoundingClientRect();
    const beyond = Math.min(0, drag.at - top - 48) + Math.max(0, drag.at - bottom + 48);
    scroller.scrollTop += Math.max(-12, Math.min(12, beyond / 4));
  }
  const moved = drag.at - drag.y + (scroller ? scroller.scrollTop - drag.scrolled : 0);
  const box = boxes[from], middle = (index) => (boxes[index].top + boxes[index].bottom) / 2;
  drag.to = from; // a row is passed when the edge that goes ahead is beyond its middle, however high the dragged one is
  while (drag.to > 0 && box.top + moved < middle(drag.to - 1)) drag.to -= 1;
  while (drag.to >= from && drag.to < rows.length - 1 && box.bottom + moved > middle(drag.to + 1)) drag.to += 1;
  const room = rows.length > 1 ? (from > 0 ? box.bottom - boxes[from - 1].bottom : boxes[1].top - box.top) : 0;
  rows.forEach((one, index) => {
    const shift = index > from && index <= drag.to ? -room : index < from && index >= drag.to ? room : 0;
    one.style.transform = one === row ? `translateY(${moved}px)` : shift ? `translateY(${shift}px)` : "";
  });
  requestAnimationFrame(step);
}

// A row that listens for "swipe", pushed aside towards the start of the line. It goes nowhere else: the page does not scroll
// sideways, and the tap that ends a swipe is none.
let swipe = null, swiped = false;

/** `report(row)` is called when a row was swiped away. */
export function watchSwipes(app, report) {
  app.addEventListener("pointerdown", (event) => {
    swiped = false;
    const row = event.isPrimary && event.button === 0 && event.target.closest('[data-on~="swipe"]');
    swipe = row ? { row, pointer: event.pointerId, x: event.clientX, y: event.clientY, by: 0 } : null;
  });
  app.addEventListener("pointermove", (event) => {
    if (swipe?.pointer !== event.pointerId) return;
    const back = getComputedStyle(swipe.row).direction === "rtl" ? -1 : 1;
    const by = (event.clientX - swipe.x) * back;
    if (!swiped) {
      if (Math.abs(event.clientY - swipe.y) > 12) swipe = null;
      if (!swipe || by > -16) return;
      swiped = true;
      swipe.row.setPointerCapture(event.pointerId);
      swipe.row.classList.add("swiped");
    }
    swipe.by = Math.min(0, by);
    swipe.row.style.transform = `translateX(${swipe.by * back}px)`;
  });
  const end = (event, counts) => {
    if (swipe?.pointer !== event.pointerId) return;
    const { row, by } = swipe;
    swipe = null;
    row.style.transform = "";
    row.classList.remove("swiped");
    if (counts && swiped && by < -row.offsetWidth * 0.35 && row.isConnected) report(row);
  };
  for (const name of ["pointerup", "pointercancel"]) app.addEventListener(name, (event) => end(event, name === "pointerup"));
  app.addEventListener("click", (event) => {
    if (!swiped) return;
    event.stopImmediatePropagation(); event.preventDefault(); swiped = false;
  }, true);
}
