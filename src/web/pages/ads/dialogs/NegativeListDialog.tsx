import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { leftOutText, markedKeyword, readTypedKeywords } from '#ads/typed-keywords.ts'
import type { CampaignRow, NegativeKeywordRow, NegativeListRow } from '#core/ads/rows.ts'
import { listCampaigns } from '../list-campaigns.ts'
import { CampaignChoices } from './CampaignChoices.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { KeywordLines, useTypedKeywords } from './KeywordLines.tsx'

interface NegativeListDialogProps {
  /** `null`: a new one. */
  list: NegativeListRow | null
  /** All of the list. */
  keywords: readonly NegativeKeywordRow[]
  /** All of the account. */
  campaigns: readonly CampaignRow[]
  onClose: () => void
}

/** Makes a named list of negative keywords, or changes its name, its keywords and the campaigns that use it. */
export function NegativeListDialog({ list, keywords, campaigns, onClose }: NegativeListDialogProps) {
  const [name, setName] = useState(list?.name ?? '')
  const [typed, setTyped] = useState(() => keywords.map(markedKeyword).join('\n'))
  const { offered, chosen, kept } = listCampaigns(campaigns, list?.campaignIds ?? [])
  const [campaignIds, setCampaigns] = useState<readonly string[]>(chosen)
  const read = useTypedKeywords(typed)
  return (
    <ChangeDialog
      title={list === null ? 'New list of negative keywords' : `Change “${list.name}”`}
      submit={list === null ? 'Create the list' : 'Save the list'}
      fields={['name', 'keywords', 'keywords.', 'campaignIds']}
      make={() => ({
        change: {
          kind: 'save_negative_list',
          listId: list?.id ?? null,
          name,
          keywords: readTypedKeywords(typed).keywords,
          campaignIds: [...campaignIds, ...kept],
        },
      })}
      note={leftOutText(read)}
      onClose={onClose}
    >
      {(problemAt, problems) => (
        <>
          <TextInput
            label="Name"
            value={name}
            error={problemAt('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <KeywordLines
            label="Negative keywords"
            typed={typed}
            read={read}
            problems={problems}
            onTyped={setTyped}
          />
          {offered.length > 0 && (
            <CampaignChoices
              legend="Campaigns that use it"
              hint="Their ads aren’t shown for these words."
              campaigns={offered}
              chosen={campaignIds}
              error={problemAt('campaignIds')}
              onChoose={setCampaigns}
            />
          )}
        </>
      )}
    </ChangeDialog>
  )
}
