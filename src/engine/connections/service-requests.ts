/** Something to read from a service. */
export interface ServiceRead {
  service: string
  read: string
  input: unknown
  /** Asks even for what is fresh. */
  evenIfFresh?: boolean
  /** What was read since then is fresh, and nothing before. Default: as long as the read says. */
  freshFrom?: Date | undefined
  /** Nobody waits for it: it is put off, and nothing is kept of that, while what is left of a quota is kept for owners. */
  byClock?: boolean
}

/** A change at a service. */
export interface ServiceChange {
  service: string
  write: string
  input: unknown
  isTrial?: boolean
  /** Called once the service has checked the change, before the request leaves that makes it. */
  beforeSending?: () => Promise<void>
}
