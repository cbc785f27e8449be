/** Ids of one owner's data, by kind. */
export interface Owned {
  scan: string
  handOver: string
  logo: string
  mail: string
  message: string
  job: string
  owner: string
  order: string
  receipt: string
  lookUp: string
  keyword: string
  draft: string
}

/** Valid input of a call. */
export interface Sample {
  /** Path below `/api`. */
  path: string | ((owned: Owned) => string)
  body?: Readonly<Record<string, unknown>>
}
