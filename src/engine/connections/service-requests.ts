/** Something to read from a service. */
export interface ServiceRead {
  service: string
  read: string
  input: unknown
  /** Asks even for what is fresh. */
  evenIfFresh?: boolean
  /** What was read since then is fresh, and nothing before. Default: as long as the read says. */
  freshFrom?: Date | undefined
  /**
   * Nobody waits for it: while only the part of the quota that is reserved for owners is left, it is put off, and that is not stored as a
   * failure.
   */
  byClock?: boolean
}

/** A change at a service. */
export interface ServiceChange {
  service: string
  write: string
  input: unknown
  isTrial?: boolean
  /** Asked once the service has checked the change, directly before the request leaves that makes it (Google Ads, Google Business Profile). `false`: it must not leave. */
  maySend?: () => Promise<boolean>
}
