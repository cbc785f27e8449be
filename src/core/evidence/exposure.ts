/** One address of the fixed list. Only the kind of an exposed file is kept, never its text. */
export interface ExposureProbe {
  path: string
  /** `null` when it could not be requested. */
  status: number | null
  /** The kind of file by its signature (`git_head`, `env`, `sql_dump`, `archive`, `phpinfo`, `listing` …). */
  signature: string | null
  contentType: string | null
  /** Directory listings only: a listed name ends in .sql, .bak, .zip or .env. */
  dangerous?: boolean
}

export interface ExposureEvidence {
  /** False without the owner's tick: then `probes` is empty. */
  permitted: boolean
  probes: ExposureProbe[]
  securityTxt: { valid: boolean; expires: string | null } | null
  /** The homepage's answer to a foreign `Origin` header; `reflected`: it allows that origin, or `null`, which any page can have. `null`: not known. */
  cors: { allowOrigin: string | null; allowCredentials: boolean; reflected: boolean } | null
}
