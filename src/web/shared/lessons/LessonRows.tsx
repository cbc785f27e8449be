import type { MediaAnswer } from '#web/app/queries/media-queries.ts'
import { LessonList, LessonRow } from '#web/kit/lesson/LessonRow.tsx'
import { FavouriteStar } from './FavouriteStar.tsx'
import { isToRead, mediaId, lessonLine, shareWatched, videoPath, type WatchedVideo } from './lesson-words.ts'

interface LessonRowsProps {
  items: readonly MediaAnswer[]
  watched: readonly WatchedVideo[]
  /** A few of them, side by side on wide screens; without stars. */
  isShort?: boolean
  /** Of one category, whose name is above them. */
  isOneCategory?: boolean
}

/** Lessons of an owner as rows: length, watched share, a star. */
export function LessonRows({ items, watched, isShort = false, isOneCategory = false }: LessonRowsProps) {
  const byId = new Map(watched.map((one) => [one.mediaId, one]))
  return (
    <LessonList isShort={isShort}>
      {items.map((item) => {
        const id = mediaId(item)
        const seen = byId.get(id)
        return (
          <LessonRow
            key={id}
            href={videoPath(id)}
            title={item.name}
            poster={item.poster}
            isToRead={isToRead(item)}
            line={lessonLine(item, seen, isOneCategory)}
            seen={shareWatched(item, seen)}
            end={!isShort && <FavouriteStar id={id} name={item.name} />}
          />
        )
      })}
    </LessonList>
  )
}
