import type { Business } from '../business.ts'

/** The law that a draft names. */
export interface Law {
  /** `null`: none, for a business in a country whose laws we do not know. */
  id: 'AU' | 'NZ' | null
  country: string
  /** What people can ask for, and to whom they can complain. */
  privacy: string[]
  /** Who must be notified of a data breach. */
  breach: string
  /** In which money prices are, and which taxes they include. */
  prices: string[]
  /** The money that `prices` names. */
  money: string
  /** The number that identifies a business, as a line for it. */
  registered: 'ABN' | 'NZBN' | null
  /** What a shop must state about itself. */
  inTrade: string | null
  /** The rights of consumers that no page can exclude. */
  guarantees: string
  /** What people get when what they bought is faulty. */
  remedy: string
  /** Who helps when a complaint is not resolved. */
  help: string
  courts: string
}

/**
 * Privacy Act 1988 (Australian Privacy Principles 1 and 5, decisions by programs from 10 December 2026), Australian Consumer Law
 * (sections 54 to 64A, 259 to 267); Privacy Act 2020 (principles 3, 3A, 6, 7 and 12, section 114), Consumer Guarantees Act 1993
 * (sections 18 to 23, 32), Fair Trading Act 1986 (section 28B). `document.ts` has the day on which they were last read.
 */
const LAWS: Readonly<Record<'AU' | 'NZ', Law>> = {
  AU: {
    id: 'AU',
    country: 'Australia',
    privacy: [
      'You can ask us for the personal information we hold about you, and to correct it. We answer within a reasonable time, usually 30 days.',
      'If you have a complaint about your information, write to us first. We look into it and answer in writing. If our answer does not settle it, you can ask the Office of the Australian Information Commissioner (oaic.gov.au), where the Privacy Act 1988 covers us.',
      'Decisions by computer programs: [your decisions by programs: which decisions about people a program makes, and with what information, or delete this line]',
    ],
    breach:
      'If it gets lost or into the wrong hands and that is likely to do you serious harm, we tell you and, where the Privacy Act covers us, the Office of the Australian Information Commissioner.',
    prices: ['Prices are in Australian dollars and include GST where we charge it.'],
    money: 'Australian dollars',
    registered: 'ABN',
    inTrade: null,
    guarantees:
      'Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing on this page takes them away.',
    remedy:
      'For a major problem with something you bought, you can choose a refund or a replacement. For a major problem with a service, you can cancel it and get back what you paid for the part you did not get. You can also ask for compensation for other loss or damage that could reasonably be foreseen. For a minor problem we repair, replace or refund within a reasonable time.',
    help: 'If we cannot settle it, the consumer affairs office of your state or territory can help: consumer.gov.au lists them.',
    courts: 'The law of [your state or territory, or delete this line], Australia, applies.',
  },
  NZ: {
    id: 'NZ',
    country: 'New Zealand',
    privacy: [
      'Under the Privacy Act 2020 you can ask us for the personal information we hold about you, and to correct it. We answer within 20 working days.',
      'Our privacy officer is [your privacy officer’s name and email address, or delete this line].',
      'When we get information about you from somebody else, we tell you, as the Act asks: [your sources: who gives you information about people, or delete this line]',
      'If you have a complaint about your information, write to us first. You can also ask the Office of the Privacy Commissioner (privacy.org.nz).',
    ],
    breach:
      'If it gets lost or into the wrong hands and that is likely to do you serious harm, we tell you and the Office of the Privacy Commissioner.',
    prices: ['Prices are in New Zealand dollars and include GST where we charge it.'],
    money: 'New Zealand dollars',
    registered: 'NZBN',
    inTrade: 'We are in trade, so New Zealand’s consumer laws apply to what you buy from us.',
    guarantees:
      'The Consumer Guarantees Act 1993 and the Fair Trading Act 1986 give consumers rights that nothing on this page takes away.',
    remedy:
      'If something we sold you is faulty, we repair, replace or refund it within a reasonable time, as the Consumer Guarantees Act says. If the problem is serious or cannot be fixed, you can choose between a refund and a replacement, or keep it and ask for the loss of value. You can also ask for compensation for other loss that could reasonably be foreseen.',
    help: 'If we cannot settle it, Consumer Protection (consumerprotection.govt.nz) and the Disputes Tribunal can help.',
    courts: 'New Zealand law applies.',
  },
}

/** A blank. */
export const UNKNOWN_MONEY = '[your currency]'

/** What a business in any country may say: it names no law, and promises nothing that a law would have to give. */
const ELSEWHERE: Law = {
  id: null,
  country: 'our country',
  privacy: [
    'You can ask us for the personal information we hold about you, and to correct it.',
    'If you have a complaint about your information, write to us first. We look into it and answer in writing.',
    'If our answer does not settle it, you can ask [your authority for privacy: who takes complaints about it in your country, or delete this line].',
  ],
  breach: 'If it gets lost or into the wrong hands and that is likely to do you serious harm, we tell you.',
  prices: [
    `Prices are in ${UNKNOWN_MONEY}.`,
    '[your words on taxes: whether prices include them, or delete this line]',
  ],
  money: UNKNOWN_MONEY,
  registered: null,
  inTrade: null,
  guarantees: 'Nothing on this page takes away the rights that the law gives you.',
  remedy: 'If something we sold you is faulty, tell us what is wrong. We put it right as the law asks.',
  help: 'If we cannot settle it, you can ask for help where the law offers it.',
  courts: 'Law and courts: [your law and courts, as your adviser words them, or delete this line]',
}

/**
 * The law of the business' country, none of a country whose laws we do not know, and both of ours where nothing shows a country. `stated`: the country of
 * the owner's profile.
 */
export const lawsFor = ({ country, abroad }: Business, stated: string | undefined): readonly Law[] => {
  if (country !== null) return [LAWS[country]]
  return abroad || stated !== undefined ? [ELSEWHERE] : Object.values(LAWS)
}
