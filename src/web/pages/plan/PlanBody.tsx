import { Group } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { nextOnline } from '#core/getting-online/way-online.ts'
import { countOfItem, isToDo } from '#core/counts.ts'
import { momentWords } from '#core/format/moment.ts'
import type { PlanAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { JumpBar } from '#web/kit/surface/JumpBar.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { useWayOnline } from '#web/shared/getting-online/use-way-online.ts'
import { WayOnlineCard } from '#web/shared/getting-online/WayOnlineCard.tsx'
import { ReportButton } from '#web/shared/reports/ReportButton.tsx'
import { CouldNotRunSection } from './CouldNotRunSection.tsx'
import { PlanSection } from './PlanSection.tsx'
import { SetAsideSection } from './SetAsideSection.tsx'
import { SendJobs } from './SendJobs.tsx'
import { useDetailsForPaper } from './use-details-for-paper.ts'
import {
  sectionsOf,
  type WhereToStart,
  whereToStart,
  whereToStartOnline,
} from '#web/shared/results/sections.ts'
import { eveningPlanWords } from '#web/shared/results/words.ts'

/** The card of the way online. */
const ONLINE = '#getting-online'

/** The plan with its data. */
export function PlanBody({ answer: { plan, at, isUpdating, timesNote } }: { answer: PlanAnswer }) {
  const { timeZone, website } = useMe()
  const { hash } = useLocation()
  const hasWebsite = website?.address !== null
  const way = useWayOnline({ isWanted: !hasWebsite })
  const sections = sectionsOf(plan.items, { hasWebsite })
  useDetailsForPaper(plan.items.filter(({ state }) => state === 'open'))
  const toDo = plan.items.filter((item) => isToDo(countOfItem(item))).length
  const first = plan.items.find(({ place }) => place === 1) ?? null
  const when = momentWords(at, new Date(), timeZone)
  const online = way
    ? [{ href: ONLINE, label: 'Way online', count: way.steps.filter(({ isDone }) => !isDone).length }]
    : []
  const ofSections = sections.map(({ id, short, items }) => ({
    href: `#${id}`,
    label: short,
    count: items.length,
  }))
  const jumps = [...online, ...ofSections]
  return (
    <>
      <PageHead
        title="Digital Action Plan"
        lead={
          <>
            {hasWebsite ? (
              <Start {...whereToStart(first)} />
            ) : (
              whereToStartOnline(way && nextOnline(way.steps))
            )}
            {` ${toDo} to do, ${plan.progress.done} done. ${plan.tonight ? `${eveningPlanWords(plan.tonight, first)} ` : ''}${timesNote === null ? '' : `${timesNote} `}${isUpdating ? `As of ${when}: we’re updating it with newer results.` : `As of ${when}.`}`}
          </>
        }
        action={
          <Group>
            <SendJobs />
            <ReportButton
              kind="blueprint"
              name="Online Business Blueprint"
              label="Full report"
              look="default"
            />
            <LinkTo href="/reports">All reports</LinkTo>
          </Group>
        }
      />
      <JumpBar
        label="Parts of the plan"
        here={hash === '' ? (jumps[0]?.href ?? '') : `#${hash}`}
        jumps={jumps}
      />
      <Cards>
        {way && <WayOnlineCard way={way} />}
        {sections.map((section) => (
          <PlanSection key={section.id} section={section} />
        ))}
        <SetAsideSection aside={plan.setAside} />
        <CouldNotRunSection items={plan.items} />
      </Cards>
    </>
  )
}

const Start = ({ job, rest }: WhereToStart) => (
  <>
    {job && (
      <>
        Start with <LinkTo href={job.href}>{job.title}</LinkTo>
      </>
    )}
    {rest}
  </>
)
