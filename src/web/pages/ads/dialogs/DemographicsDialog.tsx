import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DEMOGRAPHIC_WORDS } from '#ads/state-words.ts'
import type { AdGroupRow, DemographicRow } from '#core/ads/rows.ts'
import { demographicsQuery } from '#web/app/queries/ads-queries.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { useAds } from '../ads-context.ts'
import { TabRowsLoaded } from '../TabRowsLoaded.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'

interface DemographicsDialogProps {
  adGroup: AdGroupRow
  onClose: () => void
}

const KINDS = Object.entries(DEMOGRAPHIC_WORDS)

/** Who sees an ad group: opened once it is known who does now. */
export function DemographicsDialog(props: DemographicsDialogProps) {
  const { period } = useAds()
  const query = useQuery(demographicsQuery(props.adGroup.id, period))
  if (query.data?.data == null)
    return (
      <Dialog opened onClose={props.onClose} title={titleOf(props.adGroup)} size="lg">
        <TabRowsLoaded query={query}>{() => null}</TabRowsLoaded>
      </Dialog>
    )
  return <Ticks {...props} rows={query.data.data.rows} />
}

const titleOf = ({ name }: AdGroupRow): string => `Who sees “${name}”`

function Ticks({ adGroup, rows, onClose }: DemographicsDialogProps & { rows: readonly DemographicRow[] }) {
  const [excluded, setExcluded] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(
      KINDS.map(([kind]) => [
        kind,
        rows.flatMap((row) => (row.kind === kind && row.isExcluded ? [row.value] : [])),
      ]),
    ),
  )
  return (
    <ChangeDialog
      title={titleOf(adGroup)}
      submit="Save"
      fields={KINDS.map(([kind]) => `excluded.${kind}`)}
      make={() => ({ change: { kind: 'set_demographics', adGroupId: adGroup.id, excluded } })}
      onClose={onClose}
    >
      {(problemAt) =>
        KINDS.map(([kind, { title, values }]) => (
          <ChoiceGrid
            key={kind}
            legend={title}
            many
            choices={Object.entries(values).map(([value, label]) => ({ value, label }))}
            chosen={Object.keys(values).filter((value) => !excluded[kind]?.includes(value))}
            error={problemAt(`excluded.${kind}`)}
            onChoose={(chosen) =>
              setExcluded({
                ...excluded,
                [kind]: Object.keys(values).filter((value) => !chosen.includes(value)),
              })
            }
          />
        ))
      }
    </ChangeDialog>
  )
}
