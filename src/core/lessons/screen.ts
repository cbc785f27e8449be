/** The programs whose screens a lesson draws, neutral ones: no brand's name, logo or colours. Each has the entries of its menu. */
export const SCREEN_PROGRAMS = {
  account: { name: 'Your account', menu: ['Profile', 'Security', 'Files', 'People'] },
  ads: { name: 'Your ads account', menu: ['Campaigns', 'Ads', 'Search terms', 'Assets'] },
  builder: { name: 'Your website builder', menu: ['Pages', 'Design', 'Pictures', 'Settings'] },
  dns: { name: 'Your DNS host', menu: ['Domains', 'DNS records', 'Email', 'Billing'] },
  fettle: { name: 'Fettle', menu: ['Overview', 'Checks', 'Plan', 'Learn'] },
  form: { name: 'Your website', menu: [] },
  host: { name: 'Your web host', menu: ['Websites', 'Security', 'Files', 'Email'] },
  newsletter: { name: 'Your email tool', menu: ['Contacts', 'Emails', 'Automations', 'Reports'] },
  phone: { name: 'Your phone', menu: [] },
  profile: { name: 'Your business profile', menu: ['Details', 'Hours', 'Photos', 'Reviews'] },
  search: { name: 'Search', menu: [] },
  shop: { name: 'Your shop', menu: ['Products', 'Delivery', 'Payments', 'Settings'] },
  social: { name: 'Your page', menu: ['Posts', 'About', 'Messages', 'Settings'] },
  webmaster: { name: 'Search Console', menu: ['Overview', 'Pages', 'Sitemaps', 'Links'] },
} as const satisfies Readonly<Record<string, { name: string; menu: readonly string[] }>>

export type ScreenProgram = keyof typeof SCREEN_PROGRAMS

/** How a part of a screen is drawn, with what one does to it. */
export const PART_KINDS = {
  address: 'Type it in',
  button: 'Press it',
  choice: 'Choose it',
  done: 'Look for it',
  lines: 'Type it in',
  picture: 'Choose it',
  row: 'Open it',
  switch: 'Switch it on',
  text: 'Type it in',
} as const

export type PartKind = keyof typeof PART_KINDS

/** One part of a screen. The sentence that has its label in bold uses it: the part is highlighted, and its `text` appears in it. */
export interface ScreenPart {
  kind: PartKind
  label: string
  /** What is typed or chosen there; for a row and a picture what stands beside it. May be empty. */
  text: string
}

/** A screen on which a lesson shows what to do. */
export interface Screen {
  /** The program that is drawn. Hashes of recorded videos contain this name. */
  place: ScreenProgram
  /** The entry of the menu that is open; empty where the program has no menu. */
  entry: string
  title: string
  parts: ScreenPart[]
}
