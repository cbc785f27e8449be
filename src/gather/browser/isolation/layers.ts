/**
 * What keeps a page from reaching anything but the proxy, beside the browser's own flags. `false` leaves a layer out, which only
 * the tests do, to prove each one alone.
 */
export interface Layers {
  /** A network of its own for the browser, where the system allows that. */
  namespace?: boolean
  /** WebRTC and WebTransport are taken away before a page's first script. */
  script?: boolean
  /** The browser is tried before a page is shown in it. */
  probe?: boolean
}
