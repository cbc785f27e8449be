import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TOOL_GROUP_WORDS } from '#tools/tool.ts'
import { PRICE_BANDS } from '#tools/words.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards, Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'
import { ToolRows } from './ToolRows.tsx'
import { ToolsForm } from './ToolsForm.tsx'
import { type GroupAnswer, toolsQuery, type ToolsAnswer, toolsOf } from '#web/app/queries/tools-query.ts'

/** `/productivity-tools`: the owner's needs, and tools that could help. */
export function ToolsPage() {
  usePageTitle('Productivity tools')
  return (
    <>
      <PageHead
        title="Productivity tools"
        lead="Tools that could save you time. We earn nothing from these suggestions. To open one, type its name into a search engine."
      />
      <Loaded query={useQuery(toolsQuery)} skeleton={<ListSkeleton groups={3} rows={3} />}>
        {(data) => <Body data={data} />}
      </Loaded>
    </>
  )
}

const isUnanswered = ({ questions }: ToolsAnswer): boolean => questions.every(({ answer }) => answer === null)

function Body({ data }: { data: ToolsAnswer }) {
  const [isAsking, setAsking] = useState(() => isUnanswered(data))
  const onSaved = () => {
    setAsking(false)
    // The form is long: the suggestions begin above it.
    window.scrollTo({ top: 0 })
  }
  const favourites = data.groups.flatMap(toolsOf).filter(({ isFavourite }) => isFavourite)
  return (
    <Cards>
      {isAsking ? (
        <ToolsForm data={data} onSaved={onSaved} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            Change your answers
          </Button>
        </div>
      )}
      {favourites.length > 0 && (
        <Card title="Your favourites" look="flush">
          <ToolRows tools={favourites} />
        </Card>
      )}
      {data.groups
        .filter(({ isWanted }) => isWanted)
        .map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      <OtherGroups groups={data.groups.filter(({ isWanted }) => !isWanted)} />
      <SmallPrint>{PRICE_BANDS}</SmallPrint>
    </Cards>
  )
}

function GroupCard({ group: { id, suggested } }: { group: GroupAnswer }) {
  const words = TOOL_GROUP_WORDS.find((group) => group.id === id)
  if (!words) return null
  return (
    <Card
      title={words.text}
      hint={words.line}
      look="flush"
      aside={<LinkTo href={`/productivity-tools/${words.slug}`}>All tools</LinkTo>}
    >
      {suggested.length > 0 ? (
        <ToolRows tools={suggested} />
      ) : (
        <NoRows>Nothing matches what you told us. Have a look at all tools.</NoRows>
      )}
    </Card>
  )
}

function OtherGroups({ groups }: { groups: readonly GroupAnswer[] }) {
  if (groups.length === 0) return null
  const others = new Set(groups.map(({ id }) => id))
  return (
    <Card title="More tools" look="flush">
      <Rows>
        {TOOL_GROUP_WORDS.filter(({ id }) => others.has(id)).map(({ slug, text, line }) => (
          <RecordRow key={slug} href={`/productivity-tools/${slug}`} title={text} lines={[line]} />
        ))}
      </Rows>
    </Card>
  )
}
