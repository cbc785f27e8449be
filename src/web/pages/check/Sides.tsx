import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CheckLink } from '#core/navigation.ts'
import { checkQuery, type CheckAnswer } from '#web/app/queries/result-queries.ts'
import { IconDeviceDesktop, IconDeviceMobile } from '#web/kit/icons.ts'
import { Segments } from '#web/kit/surface/Segments.tsx'

interface SidesProps {
  sides: readonly CheckLink[]
  chosen: string
}

const isPhone = ({ path }: CheckLink): boolean => path.includes('mobile=true')

/** The score of a side, where its result has one. */
function scoreOf(answer: CheckAnswer | undefined): number | null {
  const gauge = answer?.newest.blocks.find(({ kind }) => kind === 'gauge')
  return gauge?.kind === 'gauge' ? gauge.value : null
}

/** Links to the phone's and the computer's side of one page, with the score of each. */
export function Sides({ sides, chosen }: SidesProps) {
  const router = useRouter()
  const scores = useQueries({
    queries: sides.map(({ check }) => checkQuery(check)),
    combine: (answers) => answers.map(({ data }) => scoreOf(data)),
  })
  if (sides.length === 0) return null
  const goTo = (id: string) => {
    const side = sides.find(({ check }) => check === id)
    if (side) void router.navigate({ href: side.path, replace: true, resetScroll: false })
  }
  return (
    <div>
      <Segments
        label="Phone or computer"
        chosen={chosen}
        onChoose={goTo}
        segments={sides.map((side, index) => ({
          id: side.check,
          label: [isPhone(side) ? 'Phone' : 'Computer', scores[index]].join(' ').trim(),
          icon: isPhone(side) ? IconDeviceMobile : IconDeviceDesktop,
        }))}
      />
    </div>
  )
}
