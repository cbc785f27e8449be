/** One address of the fixed list. Of an exposed file only its kind is kept, never its text. */
export interface ExposureProbe {
  path: string
  /** `null` when it could not be asked. */
  status: number | null
  /** The signature matched: what the file really is (`git_head`, `env`, `sql_dump`, `zip`, `phpinfo`, `listing` …). */
  signature: string | null
  contentType: string | null
  /** Directory listings only: a listed name ends .sql, .bak, .zip or .env. */
  dangerous?: boolean
}

export interface ExposureEvidence {
  /** False without the owner's tick: then `probes` holds only the harmless public ones (security.txt, WordPress users). */
  permitted: boolean
  probes: ExposureProbe[]
  securityTxt: { valid: boolean; expires: string | null } | null
  /** Answer to a foreign `Origin` header on the homepage; `reflected`: it allows exactly that origin, or `null`. */
  cors: { allowOrigin: string | null; allowCredentials: boolean; reflected: boolean } | null
}
