import { squeeze, upperFirst } from '../text.ts'

/** What an owner types for the description of their business profile. */
export interface DescriptionParts {
  businessName: string
  does: string
  where: string
  when: string
  known: string
}

/** The description for a business profile; empty until the owner has typed what the business does. */
export function profileDescription(parts: DescriptionParts): string {
  const [name, does, where, when, known] = [
    parts.businessName,
    parts.does,
    parts.where,
    parts.when,
    parts.known,
  ].map(tidy)
  if (!does) return ''
  const what = `${name ? `${name}: ${does}` : upperFirst(does)}${where ? ` in ${where}` : ''}.`
  return [what, known && `${upperFirst(known)}.`, when && `Ring ${when}.`].filter(Boolean).join(' ')
}

/** Without the full stop that the sentence adds. */
const tidy = (typed: string): string => squeeze(typed).replace(/[.\s]+$/u, '')
