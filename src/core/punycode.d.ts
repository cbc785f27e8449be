/** `punycode` has no types of its own, and its bare name would load Node's deprecated module. */
declare module 'punycode/punycode.es6.js' {
  /** RFC 3492; throws a `RangeError` for invalid punycode. `input` is without `xn--`. */
  export function decode(input: string): string
}
