/** Loopback, but not `127.0.0.1`, where everything else on this machine listens: a stray connection to it is noticed. */
export const LOOPBACK = '127.0.0.2'

/** Nobody listens there. */
export const CLOSED_PORT = 1
