import type { MediaAnswer } from '../../app/media-queries.ts'
import { KEYS } from '../../kit/lesson/key-action.ts'
import { Transcript } from '../../kit/lesson/Transcript.tsx'
import type { Player } from '../../kit/lesson/use-player.ts'
import { FileLink } from '../../kit/link/FileLink.tsx'
import { Card } from '../../kit/surface/Card.tsx'
import { Fold } from '../../kit/surface/Fold.tsx'
import { Cards } from '../../kit/surface/Layout.tsx'
import { NoRows } from '../../kit/surface/Toolbar.tsx'
import { FactList } from '../../kit/table/FactList.tsx'

/** The transcript of a video, line by line and as a file; and the keys that control it. */
export function TranscriptSection({ item, player }: { item: MediaAnswer; player: Player }) {
  const pdf = item.transcript?.asset.pdf ?? null
  return (
    <Cards>
      <Card
        look="flush"
        title="Transcript"
        aside={pdf !== null && <FileLink href={pdf}>Download PDF</FileLink>}
      >
        {player.cues.length > 0 ? (
          <Transcript cues={player.cues} active={player.active} onJump={player.jump} />
        ) : (
          <NoRows>The lines appear here with the video’s captions.</NoRows>
        )}
      </Card>
      <Fold card title="Keys for the video">
        <FactList rows={KEYS.map(({ keys, does }) => ({ label: keys, value: does }))} />
      </Fold>
    </Cards>
  )
}
