const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*|\s*\|\s*/u)
    .join('|')

/** States and their codes, with the federal district (USPS Publication 28, appendix B). */
export const AMERICAN_STATES = alternatives(`
  A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]
  Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana
  Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska
  Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania
  Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming
`)

/** Provinces and territories and their codes (Canada Post's addressing guidelines). */
export const CANADIAN_PROVINCES = alternatives(`
  AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT
  Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Ontario|Prince Edward Island
  Quebec|Québec|Saskatchewan|Yukon
`)

/** The areas with which postcodes of the United Kingdom begin (Royal Mail's Postcode Address File). */
export const BRITISH_AREAS = alternatives(`
  A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|J[E]|K[ATWY]|L[ADELNSU]?
  M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE
`)

/** Counties that are written after the town. */
export const BRITISH_COUNTIES = alternatives(`
  \\p{Lu}\\p{L}+shire|(?:East|West|North|South) (?:Sussex|Yorkshire|Midlands|Lothian|Glamorgan)|(?:Co\\.?|County) \\p{Lu}\\p{L}+
  Kent|Surrey|Sussex|Essex|Norfolk|Suffolk|Devon|Cornwall|Dorset|Somerset|Cumbria|Durham|Northumberland|Rutland|Merseyside
  Middlesex|Greater Manchester|Greater London|Tyne and Wear|Tyne & Wear|Isle of Wight|Fife|Gwent|Gwynedd|Powys|Dyfed|Clwyd
`)

/** What the name of a street ends with. */
export const STREET_ENDS = alternatives(`
  Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Place|Pl|Court|Ct|Highway|Hwy|Boulevard|Blvd|Way|Close|Square|Sq|Circle|Cir
  Parkway|Pkwy|Terrace|Ter|Trail|Trl|Turnpike|Tpke|Pike|Plaza|Crescent|Cres|Loop|Route \\d{1,4}|Broadway
`)
