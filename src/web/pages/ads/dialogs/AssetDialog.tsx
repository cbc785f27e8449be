import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { finalUrlWarning } from '#ads/check/address.ts'
import { MESSAGES } from '#ads/messages.ts'
import type { AssetLevel, AssetType } from '#core/ads/states.ts'
import { FieldWarning } from '#web/kit/forms/FieldWarning.tsx'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { ChangeDialog, type Made } from './ChangeDialog.tsx'

interface AssetDialogProps {
  type: AssetType
  /** Where it can be shown; the first one is the account. */
  places: readonly { level: AssetLevel; levelId: string | null; name: string }[]
  onClose: () => void
}

const EMPTY = { text: '', line1: '', line2: '', finalUrl: '' }

const line = (text: string) => (text.trim() === '' ? null : text)

/** Makes one sitelink or callout. */
export function AssetDialog({ type, places, onClose }: AssetDialogProps) {
  const [place, setPlace] = useState('0')
  const [typed, setTyped] = useState(EMPTY)
  const [isUnderstood, setUnderstood] = useState(false)
  const isLink = type === 'sitelink'
  const pathOf = (field: keyof typeof EMPTY) => (isLink ? `sitelinks.0.${field}` : 'callouts.0')
  const make = (): Made => {
    const { level, levelId } = places[Number(place)] ?? { level: 'account' as const, levelId: null }
    if (!isUnderstood) return { problems: { understood: MESSAGES.notUnderstood } }
    const link = {
      text: typed.text,
      line1: line(typed.line1),
      line2: line(typed.line2),
      finalUrl: typed.finalUrl,
    }
    return {
      change: {
        kind: 'add_assets',
        type,
        level,
        levelId,
        sitelinks: isLink ? [link] : [],
        callouts: isLink ? [] : [typed.text],
        existing: [],
      },
    }
  }
  const warning = finalUrlWarning(typed.finalUrl)
  return (
    <ChangeDialog
      title={isLink ? 'New sitelink' : 'New callout'}
      submit={isLink ? 'Create the sitelink' : 'Create the callout'}
      fields={['understood', pathOf('text'), pathOf('line1'), pathOf('line2'), pathOf('finalUrl')]}
      make={make}
      onClose={onClose}
    >
      {(problemAt) => {
        const field = (name: keyof typeof EMPTY, label: string) => (
          <TextInput
            label={label}
            value={typed[name]}
            error={problemAt(pathOf(name))}
            onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
          />
        )
        return (
          <>
            <NativeSelect
              label="Shown in"
              value={place}
              data={places.map(({ name }, index) => ({ value: String(index), label: name }))}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
            />
            {field('text', isLink ? 'Sitelink text' : 'Callout text')}
            {isLink && (
              <>
                {field('line1', 'Description line 1')}
                {field('line2', 'Description line 2')}
                {field('finalUrl', 'Final URL')}
                {warning !== null && <FieldWarning>{warning}</FieldWarning>}
              </>
            )}
            <p>Once created, this can’t be edited, paused or removed here.</p>
            <Tick
              label="I understand"
              checked={isUnderstood}
              error={problemAt('understood')}
              onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
            />
          </>
        )
      }}
    </ChangeDialog>
  )
}
