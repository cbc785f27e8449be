/** One answer of a redirect chain: an address and its status. */
export interface Hop {
  url: string
  status: number
  /** The redirect's target. */
  location?: string
}
