import { shortDate } from '#core/dates.ts'
import { bandWords, easeWords } from '#tools/words.ts'
import { Chip } from '#web/kit/surface/Chip.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { ToolRow } from '#web/kit/tool/ToolRow.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import type { ShownTool, SuggestedTool } from '#web/app/queries/tools-query.ts'

/** Tools, each with its purpose, its price band, and the reason where it is suggested. */
export const ToolRows = ({ tools }: { tools: readonly (ShownTool | SuggestedTool)[] }) => (
  <Rows>
    {tools.map((tool) => (
      <ToolRow
        key={tool.id}
        name={tool.name}
        purpose={tool.purpose}
        facts={[bandWords(tool), easeWords(tool), `Last reviewed ${shortDate(tool.reviewedOn)}`]}
        why={'why' in tool ? tool.why : undefined}
        chip={tool.isUsed && <Chip>You use it</Chip>}
        action={<FavouriteButton tool={tool} />}
      />
    ))}
  </Rows>
)
