#ifndef CMATH_H
#define CMATH_H

/// e raised to `x`.
double cmath_exp(double x);

/// The natural logarithm of `x`.
double cmath_log(double x);

/// `base` raised to `exponent`.
double cmath_pow(double base, double exponent);

#endif
