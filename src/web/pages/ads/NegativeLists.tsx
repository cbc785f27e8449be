import { Button } from '@mantine/core'
import { useState } from 'react'
import { MESSAGES } from '#ads/messages.ts'
import type { AdsData } from '#core/ads/reads.ts'
import type { CampaignRow, NegativeListRow } from '#core/ads/rows.ts'
import { plural } from '#core/words.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { listUseWords } from './list-use-words.ts'

const NegativeListDialog = laterDialog(
  async () => (await import('./dialogs/NegativeListDialog.tsx')).NegativeListDialog,
)

interface NegativeListsProps {
  data: AdsData['negativeKeywords']
  /** All of the account; `null`: not read yet. */
  campaigns: readonly CampaignRow[] | null
}

/** Named lists of negative keywords, which campaigns share: made, changed, and given to campaigns. */
export function NegativeLists({ data: { rows, lists }, campaigns }: NegativeListsProps) {
  const [open, setOpen] = useState<NegativeListRow | 'new' | null>(null)
  const keywordsOf = ({ id }: NegativeListRow) =>
    rows.filter(({ level, addedToId }) => level === 'list' && addedToId === id)
  const list = open === 'new' ? null : open
  return (
    <Card
      look="flush"
      title="Lists"
      hint="One list for several campaigns."
      aside={
        <Button variant="default" disabled={campaigns === null} onClick={() => setOpen('new')}>
          New list
        </Button>
      }
    >
      {lists.length === 0 ? (
        <NoRows>You have no lists yet.</NoRows>
      ) : (
        <Rows>
          {lists.map((one) => {
            const isWhole = one.isCut !== true
            return (
              <RecordRow
                key={one.id}
                title={one.name}
                lines={[
                  plural(one.keywords, 'negative keyword'),
                  listUseWords(one.campaignIds, campaigns),
                  ...(isWhole ? [] : [MESSAGES.longList]),
                ]}
                end={
                  isWhole && (
                    <Button
                      variant="default"
                      size="sm"
                      disabled={campaigns === null}
                      aria-label={`Change the list ${one.name}`}
                      onClick={() => setOpen(one)}
                    >
                      Change
                    </Button>
                  )
                }
              />
            )
          })}
        </Rows>
      )}
      {open !== null && campaigns !== null && (
        <NegativeListDialog
          list={list}
          keywords={list === null ? [] : keywordsOf(list)}
          campaigns={campaigns}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}
