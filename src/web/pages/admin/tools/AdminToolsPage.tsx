import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDate } from '#core/dates.ts'
import { isReviewDue } from '#tools/review.ts'
import { TOOL_GROUP_WORDS } from '#tools/tool.ts'
import { bandWords } from '#tools/words.ts'
import { adminToolsQuery, type ListedTool } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { SearchField } from '#web/kit/forms/SearchField.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus } from '#web/kit/icons.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Chip } from '#web/kit/surface/Chip.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { NoRows, Toolbar } from '#web/kit/surface/Toolbar.tsx'

/** `/admin/tools`: the catalogue of tools that are suggested to owners. */
export function AdminToolsPage() {
  usePageTitle('Tools')
  const [search, setSearch] = useState('')
  return (
    <>
      <PageHead
        title="Tools"
        lead="What owners are suggested from. The tools that were reviewed longest ago stand first."
        action={
          <Button component={LinkTo} href="/admin/tools/new" leftSection={<Icon of={IconPlus} />}>
            Add a tool
          </Button>
        }
      />
      <Loaded query={useQuery(adminToolsQuery)} skeleton={<ListSkeleton groups={1} rows={8} />}>
        {({ tools }) => (
          <Card label="Tools" look="flush">
            <Toolbar>
              <SearchField
                label="Search"
                placeholder="Name or what it’s for"
                value={search}
                onTyped={setSearch}
              />
            </Toolbar>
            <ToolRows tools={found(tools, search)} />
          </Card>
        )}
      </Loaded>
    </>
  )
}

function found(tools: readonly ListedTool[], search: string): ListedTool[] {
  const typed = search.trim().toLowerCase()
  return tools
    .filter(({ name, purpose }) => `${name} ${purpose}`.toLowerCase().includes(typed))
    .toSorted((one, other) => one.reviewedOn.localeCompare(other.reviewedOn))
}

function ToolRows({ tools }: { tools: readonly ListedTool[] }) {
  if (tools.length === 0) return <NoRows>No results</NoRows>
  return (
    <Rows>
      {tools.map((tool) => (
        <RecordRow
          key={tool.id}
          href={`/admin/tools/${tool.id}`}
          title={tool.name}
          lines={[
            tool.purpose,
            `${TOOL_GROUP_WORDS.find(({ id }) => id === tool.group)?.text ?? tool.group} · ${bandWords(tool)} · Last reviewed ${shortDate(tool.reviewedOn)}`,
          ]}
          end={chipOf(tool)}
        />
      ))}
    </Rows>
  )
}

function chipOf(tool: ListedTool) {
  if (tool.isRetired) return <Chip>Retired</Chip>
  return isReviewDue(tool, new Date()) ? <Chip>Review due</Chip> : undefined
}
