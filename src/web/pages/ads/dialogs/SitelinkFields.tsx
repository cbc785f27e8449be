import { TextInput } from '@mantine/core'
import { finalUrlWarning } from '#ads/check/address.ts'
import { shownLength } from '#ads/shown-length.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { FieldWarning } from '#web/kit/forms/FieldWarning.tsx'

/** A sitelink as it is typed. */
export interface TypedSitelink {
  text: string
  line1: string
  line2: string
  finalUrl: string
}

interface SitelinkFieldsProps {
  typed: TypedSitelink
  onTyped: (typed: TypedSitelink) => void
  problemAt: (field: string) => string | undefined
}

const FIELDS = [
  { id: 'text', label: 'Sitelink text', limit: ADS_LIMITS.sitelinkText },
  { id: 'line1', label: 'Description line 1 (optional)', limit: ADS_LIMITS.sitelinkLine },
  { id: 'line2', label: 'Description line 2 (optional)', limit: ADS_LIMITS.sitelinkLine },
] as const

/** How much of a limit a text uses: `12 of 25 characters`. */
const lengthWords = (text: string, limit: number): string =>
  `${shownLength(text.trim())} of ${limit} characters`

/** The texts of a new sitelink, and the page that it leads to. */
export function SitelinkFields({ typed, onTyped, problemAt }: SitelinkFieldsProps) {
  const warning = finalUrlWarning(typed.finalUrl)
  return (
    <>
      {FIELDS.map(({ id, label, limit }) => (
        <TextInput
          key={id}
          label={label}
          description={lengthWords(typed[id], limit)}
          value={typed[id]}
          error={problemAt(`sitelinks.0.${id}`)}
          onChange={({ currentTarget }) => onTyped({ ...typed, [id]: currentTarget.value })}
        />
      ))}
      <TextInput
        label="Final URL"
        inputMode="url"
        placeholder="https://"
        value={typed.finalUrl}
        error={problemAt('sitelinks.0.finalUrl')}
        onChange={({ currentTarget }) => onTyped({ ...typed, finalUrl: currentTarget.value })}
      />
      {warning !== null && <FieldWarning>{warning}</FieldWarning>}
    </>
  )
}
