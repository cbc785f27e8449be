import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { NONE } from '#core/survey/question.ts'
import { TOOLS_IN_USE } from '#tools/question-ids.ts'
import { groupBySlug, TOOL_GROUP_WORDS, type GroupWords } from '#tools/tool.ts'
import { PRICE_BANDS } from '#tools/words.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { Tabs } from '#web/kit/surface/Tabs.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'
import { ToolRows } from './ToolRows.tsx'
import { toolsQuery, type ToolsAnswer, toolsOf } from '#web/app/queries/tools-query.ts'
import { useToolAnswers } from './use-tool-answers.ts'

const hrefOf = (slug: string): string => `/productivity-tools/${slug}`
const TABS = TOOL_GROUP_WORDS.map(({ slug, text }) => ({ href: hrefOf(slug), label: text }))

/** `/productivity-tools/{group}`: every tool of a task group. */
export function ToolGroupPage() {
  const { group: slug } = getRouteApi('/owner/productivity-tools/$group').useParams()
  const words = groupBySlug(slug)
  usePageTitle(words?.text ?? 'Productivity tools')
  const query = useQuery(toolsQuery)
  if (!words) return null
  return (
    <>
      <BackLink href="/productivity-tools" label="Productivity tools" />
      <PageHead title={words.text} lead={words.line} />
      <Tabs label="Groups of tools" tabs={TABS} here={hrefOf(slug)} />
      <Loaded query={query} skeleton={<ListSkeleton groups={2} rows={3} />}>
        {(data) => <Body key={words.id} data={data} words={words} />}
      </Loaded>
    </>
  )
}

function Body({ data, words }: { data: ToolsAnswer; words: GroupWords }) {
  const group = data.groups.find(({ id }) => id === words.id)
  if (!group) return null
  return (
    <Cards>
      <Card title="Suggested for you" look="flush">
        {group.suggested.length > 0 ? (
          <ToolRows tools={group.suggested} />
        ) : (
          <NoRows>Nothing matches what you told us. Have a look at the others.</NoRows>
        )}
      </Card>
      {group.others.length > 0 && (
        <Card title="Other tools" look="flush">
          <ToolRows tools={group.others} />
        </Card>
      )}
      <UsedCard data={data} group={group} />
      <SmallPrint>
        {PRICE_BANDS} We earn nothing from these suggestions. To open one, type its name into a search engine.
      </SmallPrint>
    </Cards>
  )
}

/** The tools of this group that are in use: those are not suggested. */
function UsedCard({ data, group }: { data: ToolsAnswer; group: ToolsAnswer['groups'][number] }) {
  const { draft, change, save, isSaving } = useToolAnswers(data, [TOOLS_IN_USE])
  const used = Array.isArray(draft[TOOLS_IN_USE]) ? draft[TOOLS_IN_USE] : []
  const here = toolsOf(group).toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  const ids = new Set(here.map(({ id }) => id))
  const elsewhere = used.filter((id) => !ids.has(id) && id !== NONE)
  return (
    <Card label="Tools in use">
      <ChoiceGrid
        many
        legend="Which of these do you already use?"
        choices={here.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={used.filter((id) => ids.has(id))}
        onChoose={(chosen) => change(TOOLS_IN_USE, [...elsewhere, ...chosen])}
      />
      <CardFoot>
        <Button variant="default" loading={isSaving} onClick={save}>
          Save
        </Button>
      </CardFoot>
    </Card>
  )
}
