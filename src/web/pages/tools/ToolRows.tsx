import { shortDate } from '#core/dates.ts'
import { bandWords, easeWords } from '#tools/words.ts'
import { Chip } from '../../kit/surface/Chip.tsx'
import { Rows } from '../../kit/surface/Layout.tsx'
import { RecordRow } from '../../kit/surface/RecordRow.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import type { ShownTool, SuggestedTool } from './tools-query.ts'

/** Tools, each with what it is for, what it costs about, and why it is suggested, where it is. */
export const ToolRows = ({ tools }: { tools: readonly (ShownTool | SuggestedTool)[] }) => (
  <Rows>
    {tools.map((tool) => (
      <RecordRow
        key={tool.id}
        title={tool.name}
        lines={[
          tool.purpose,
          `${bandWords(tool)} · ${easeWords(tool)} · Last reviewed ${shortDate(tool.reviewedOn)}`,
          ...('why' in tool ? [tool.why] : []),
        ]}
        end={
          <>
            {tool.isUsed && <Chip>You use it</Chip>}
            <FavouriteButton tool={tool} />
          </>
        }
      />
    ))}
  </Rows>
)
