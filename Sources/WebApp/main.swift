// Empty on purpose: globals of this file are never initialised in WebAssembly.
