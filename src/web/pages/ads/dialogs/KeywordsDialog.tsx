import { NativeSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { leftOutText, readTypedKeywords } from '#ads/typed-keywords.ts'
import type { DialogChange } from '#ads/check-dialog-change.ts'
import type { KeywordText } from '#core/ads/changes.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { KeywordLines, useTypedKeywords } from './KeywordLines.tsx'

interface Place {
  value: string
  label: string
}

interface KeywordsDialogProps {
  title: string
  submit: string
  label: string
  /** Where they can be added. */
  places: readonly { group: string; items: Place[] }[]
  placeLabel: string
  changeOf: (place: string, keywords: readonly KeywordText[]) => DialogChange
  onClose: () => void
  /** Below the field, given what is typed and where it goes. */
  below?: (typed: readonly KeywordText[], place: string, onAdd: (text: string) => void) => ReactNode
}

/** Adds keywords or negative keywords, one on each line. */
export function KeywordsDialog(props: KeywordsDialogProps) {
  const { title, submit, label, places, placeLabel, changeOf, onClose, below } = props
  const [place, setPlace] = useState(places.flatMap(({ items }) => items)[0]?.value ?? '')
  const [typed, setTyped] = useState('')
  const read = useTypedKeywords(typed)
  const add = (text: string) => setTyped(`${typed.trimEnd()}${typed.trim() === '' ? '' : '\n'}"${text}"`)
  return (
    <ChangeDialog
      title={title}
      submit={submit}
      fields={['keywords', 'keywords.', 'adGroupId', 'levelId']}
      make={() => ({ change: changeOf(place, readTypedKeywords(typed).keywords) })}
      note={leftOutText(read)}
      onClose={onClose}
    >
      {(problemAt, problems) => (
        <>
          <NativeSelect
            label={placeLabel}
            value={place}
            data={[...places]}
            error={problemAt('adGroupId') ?? problemAt('levelId')}
            onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          />
          <KeywordLines label={label} typed={typed} read={read} problems={problems} onTyped={setTyped} />
          {below?.(read.keywords, place, add)}
        </>
      )}
    </ChangeDialog>
  )
}
