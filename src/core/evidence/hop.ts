/** One answer on the way: an address and the status it gave. */
export interface Hop {
  url: string
  status: number
  /** Where it pointed to, when it was a redirect. */
  location?: string
}
