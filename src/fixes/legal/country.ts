import type { Business } from '../business.ts'

/** The law that a draft names. */
export interface Law {
  id: 'AU' | 'NZ'
  country: string
  /** Who the privacy law is, and to whom people can complain. */
  privacy: string[]
  currency: string
  /** Which number a business is known by. */
  registered: 'ABN' | 'NZBN'
  /** What consumers are owed whatever a page says. */
  guarantees: string
  cure: string
  courts: string
}

/** By decisions of each country's consumer and privacy law: see the method page of the legal check. */
const LAWS: Readonly<Record<Law['id'], Law>> = {
  AU: {
    id: 'AU',
    country: 'Australia',
    privacy: [
      'You can ask us for the personal information we hold about you, and to correct it. We answer within a reasonable time, usually 30 days.',
      'If you have a complaint, write to us first. If our answer does not settle it, you can ask the Office of the Australian Information Commissioner (oaic.gov.au), where the Privacy Act 1988 covers us.',
      'Decisions by computer programs: [your answer: which decisions about people a program makes, or delete this line]',
    ],
    currency: 'Australian dollars and include GST',
    registered: 'ABN',
    guarantees:
      'Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing on this page takes them away.',
    cure: 'For a major problem you can choose a refund or a replacement, and ask for compensation for other loss or damage that could reasonably be foreseen. For a minor problem we repair, replace or refund within a reasonable time.',
    courts: 'The law of [your state or territory], Australia, applies.',
  },
  NZ: {
    id: 'NZ',
    country: 'New Zealand',
    privacy: [
      'Under the Privacy Act 2020 you can ask us for the personal information we hold about you, and to correct it. We answer within 20 working days.',
      'Our privacy officer is [your privacy officer’s name and email address].',
      'When we get information about you from somebody else, we tell you, as the Act asks: [your sources, or delete this line]',
      'If you have a complaint, write to us first. You can also ask the Office of the Privacy Commissioner (privacy.org.nz).',
    ],
    currency: 'New Zealand dollars and include GST',
    registered: 'NZBN',
    guarantees:
      'The Consumer Guarantees Act 1993 and the Fair Trading Act 1986 give consumers rights that nothing on this page takes away.',
    cure: 'If something we sold you is faulty, we repair, replace or refund it as the Consumer Guarantees Act says. If the problem is serious, you can choose between a refund and a replacement.',
    courts: 'New Zealand law applies.',
  },
}

/** The law of the business' country; both where it is not known. */
export const lawsFor = ({ country }: Business): readonly Law[] =>
  country === null ? Object.values(LAWS) : [LAWS[country]]
