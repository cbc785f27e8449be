import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { assetCountWords, fullMessage, pickableAssets } from '#ads/asset-places.ts'
import { MESSAGES } from '#ads/messages.ts'
import { type PlaceGroup, placeValue, readPlace } from '#ads/places.ts'
import { typedLines } from '#ads/typed-lines.ts'
import type { AssetRow } from '#core/ads/rows.ts'
import type { AssetType } from '#core/ads/states.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { CalloutFields } from './CalloutFields.tsx'
import type { Made } from '../use-problems.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { UnderstoodTick } from './UnderstoodTick.tsx'
import { SitelinkFields } from './SitelinkFields.tsx'

interface AssetDialogProps {
  type: AssetType
  /** All assets of the account. */
  rows: readonly AssetRow[]
  /** Where it can be shown, beside the whole account. */
  places: readonly PlaceGroup[]
  onClose: () => void
}

const WORDS = {
  sitelink: { title: 'New sitelink', submit: 'Create the sitelink', existing: 'Sitelinks that exist' },
  callout: { title: 'New callouts', submit: 'Create the callouts', existing: 'Callouts that exist' },
} as const
const ACCOUNT = { value: placeValue('account', null), label: 'The whole account' }
const SOURCES = [
  { value: 'new', label: 'Make a new one' },
  { value: 'existing', label: 'Pick from what exists' },
]
const EMPTY = { text: '', line1: '', line2: '', finalUrl: '' }
const FIELDS = {
  new: ['understood', 'levelId', 'sitelinks.', 'callouts', 'callouts.'],
  // What was wrong with a new one is not said here.
  existing: ['understood', 'levelId', 'existing', 'sitelinks.', 'callouts.'],
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** Makes a sitelink or callouts for a place, or picks some that exist. */
export function AssetDialog({ type, rows, places, onClose }: AssetDialogProps) {
  const [place, setPlace] = useState(ACCOUNT.value)
  const [source, setSource] = useState('new')
  const [link, setLink] = useState(EMPTY)
  const [callouts, setCallouts] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])
  const [isUnderstood, setUnderstood] = useState(false)
  const at = { type, ...readPlace(place) }
  const pickable = pickableAssets(at, rows)
  const isNew = source === 'new' || pickable.length === 0
  const full = fullMessage(at, rows)
  const lines = typedLines(callouts)
  const make = (): Made => {
    if (!isUnderstood) return { problems: { understood: MESSAGES.notUnderstood } }
    const sitelinks =
      isNew && type === 'sitelink' ? [{ ...link, line1: orNull(link.line1), line2: orNull(link.line2) }] : []
    const existing = isNew ? [] : picked.filter((id) => pickable.some(({ value }) => value === id))
    if (!isNew && existing.length === 0) return { problems: { existing: MESSAGES.noItem } }
    const made = { sitelinks, callouts: isNew && type === 'callout' ? lines : [], existing }
    return { change: { kind: 'add_assets', ...at, ...made } }
  }
  return (
    <ChangeDialog
      {...WORDS[type]}
      fields={isNew ? FIELDS.new : FIELDS.existing}
      make={make}
      onClose={onClose}
    >
      {(problemAt, problems) => (
        <>
          <NativeSelect
            label="Shown in"
            description={assetCountWords(at, rows)}
            value={place}
            data={[ACCOUNT, ...places]}
            error={problemAt('levelId')}
            onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          />
          {full !== null && <Note tone="warning">{full}</Note>}
          {pickable.length > 0 && (
            <ChoiceGrid
              legend="What to show"
              choices={SOURCES}
              chosen={[source]}
              onChoose={([one]) => setSource(one ?? source)}
            />
          )}
          {!isNew && (
            <ChoiceGrid
              legend={WORDS[type].existing}
              many
              choices={pickable}
              chosen={picked}
              error={problemAt('existing')}
              onChoose={setPicked}
            />
          )}
          {isNew && type === 'sitelink' && (
            <SitelinkFields typed={link} onTyped={setLink} problemAt={problemAt} />
          )}
          {isNew && type === 'callout' && (
            <CalloutFields typed={callouts} lines={lines} onTyped={setCallouts} problems={problems} />
          )}
          <p>Once created, this can’t be edited, paused or removed here.</p>
          <UnderstoodTick
            isUnderstood={isUnderstood}
            error={problemAt('understood')}
            onUnderstood={setUnderstood}
          />
        </>
      )}
    </ChangeDialog>
  )
}
