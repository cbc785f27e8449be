const RECORD = { found: true, value: 'x', problems: [] }

/** Facts of email security where neither SPF nor DMARC protects a domain. */
export const weakMailFacts = (domain: string) => ({
  domain,
  mx: [],
  spf: { ...RECORD, grade: 'none', lookups: 0 },
  dkim: [],
  dkimGrade: 'unknown',
  dmarc: { ...RECORD, grade: 'none', at: null },
  mtaSts: RECORD,
  tlsRpt: RECORD,
  bimi: RECORD,
  providers: [],
  advice: [],
})
