/**
 * The layers, beside the browser's flags, that keep a page from reaching anything but the proxy. `false` leaves a layer out; only tests do that,
 * to prove each one alone.
 */
export interface Layers {
  /** The browser's own network namespace, where the system allows that. */
  namespace?: boolean
  /** Removes WebRTC and WebTransport before a page's first script. */
  script?: boolean
  /** Probes the browser before it loads a page. */
  probe?: boolean
}
