const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*|\s*\|\s*/u)
    .join('|')

/**
 * States and their codes, with the federal district (USPS Publication 28, appendix B), by the first digit of their ZIP codes. A few single ZIP codes
 * begin otherwise, such as those of an island or of one office.
 */
export const STATES_BY_ZIP: readonly (readonly [string, string])[] = [
  ['0', 'CT|MA|ME|NH|NJ|RI|VT|Connecticut|Massachusetts|Maine|New Hampshire|New Jersey|Rhode Island|Vermont'],
  ['1', 'DE|NY|PA|Delaware|New York|Pennsylvania'],
  [
    '2',
    'DC|MD|NC|SC|VA|WV|District of Columbia|Maryland|North Carolina|South Carolina|Virginia|West Virginia',
  ],
  ['3', 'AL|FL|GA|MS|TN|Alabama|Florida|Georgia|Mississippi|Tennessee'],
  ['4', 'IN|KY|MI|OH|Indiana|Kentucky|Michigan|Ohio'],
  ['5', 'IA|MN|MT|ND|SD|WI|Iowa|Minnesota|Montana|North Dakota|South Dakota|Wisconsin'],
  ['6', 'IL|KS|MO|NE|Illinois|Kansas|Missouri|Nebraska'],
  ['7', 'AR|LA|OK|TX|Arkansas|Louisiana|Oklahoma|Texas'],
  ['8', 'AZ|CO|ID|NM|NV|UT|WY|Arizona|Colorado|Idaho|New Mexico|Nevada|Utah|Wyoming'],
  ['9', 'AK|CA|HI|OR|WA|Alaska|California|Hawaii|Oregon|Washington'],
]

/** All of these states and codes. */
export const AMERICAN_STATES = STATES_BY_ZIP.map(([, states]) => states).join('|')

/** Provinces and territories and their codes (Canada Post's addressing guidelines). */
export const CANADIAN_PROVINCES = alternatives(`
  AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT
  Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Newfoundland|Northwest Territories|Nova Scotia
  Nunavut|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon
`)

/**
 * The areas with which postcodes of one form begin (Royal Mail's Postcode Address File), by country: Guernsey, the Isle of Man and Jersey are no parts of the
 * United Kingdom (ISO 3166-1).
 */
export const AREAS_BY_COUNTRY = [
  [
    'GB',
    alternatives(`
      A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LU]?|H[ADGPRSUX]|I[GPV]|K[ATWY]|L[ADELNSU]?
      M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE
    `),
  ],
  ['GG', 'GY'],
  ['IM', 'IM'],
  ['JE', 'JE'],
] as const

/** Counties, as they are called now or were in addresses, and islands that are written after the town. */
export const BRITISH_COUNTIES = alternatives(`
  \\p{Lu}\\p{L}+shire|(?:East|West|North|South) (?:Sussex|Yorkshire|Midlands|Lothian|Glamorgan)|(?:Co\\.?|County) \\p{Lu}\\p{L}+
  East Riding of Yorkshire|Kent|Surrey|Sussex|Essex|Norfolk|Suffolk|Devon|Cornwall|Dorset|Somerset|Cumbria|Durham|Northumberland
  Rutland|Merseyside|Middlesex|Greater Manchester|Greater London|Tyne and Wear|Tyne & Wear|Fife|Gwent|Gwynedd|Powys|Dyfed|Clwyd
  Ceredigion|Conwy|Isle of Wight|Isle of Anglesey|Isle of Man|Guernsey|Jersey
`)

/** What the name of a street ends with in the United States (the usual ones of USPS Publication 28, appendix C1) and in Canada. */
export const STREET_ENDS = alternatives(`
  Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Place|Pl|Court|Ct|Highway|Hwy|Boulevard|Blvd|Way|Close|Square|Sq|Circle|Cir
  Parkway|Pkwy|Terrace|Ter|Trail|Trl|Turnpike|Tpke|Pike|Plaza|Crescent|Cres|Loop|Route \\d{1,4}|Broadway
`)

/** The 139 areas of Ireland that a postcode there begins with (Eircode's routing keys). */
export const IRISH_ROUTING_KEYS = [
  'A(?:4[125]|6[37]|75|8[1-6]|9[124-68])',
  'C15',
  'D(?:0[1-9]|1[0-8]|2[024]|6W)',
  'E(?:2[15]|3[24]|4[15]|53|91)',
  'F(?:12|2[368]|3[15]|4[25]|5[26]|9[1-4])',
  'H(?:1[2468]|23|5[34]|6[25]|71|91)',
  'K(?:3[246]|45|56|67|78)',
  'N(?:37|39|41|91)',
  'P(?:1[247]|2[45]|3[126]|4[37]|51|56|6[17]|7[25]|8[15])',
  'R(?:14|21|3[25]|4[25]|5[16]|9[35])',
  'T(?:12|23|34|45|56)',
  'V(?:1[45]|23|3[15]|42|9[2-5])',
  'W(?:12|23|34|91)',
  'X(?:35|42|91)',
  'Y(?:14|2[15]|3[45])',
].join('|')
