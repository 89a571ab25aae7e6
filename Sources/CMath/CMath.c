#include "CMath.h"

// Declared here, because the build for the browser has the C library but not its headers.
double exp(double);
double log(double);
double pow(double, double);

double cmath_exp(double x) { return exp(x); }

double cmath_log(double x) { return log(x); }

double cmath_pow(double base, double exponent) { return pow(base, exponent); }
