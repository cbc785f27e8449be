import { BackLink } from '#web/kit/surface/BackLink.tsx'

/** The link back from a video or a guide, for owners, who have a page with all lessons. */
export const LessonsBack = ({ isOwner }: { isOwner: boolean }) => (
  <BackLink href={isOwner ? '/learn' : '/learn-more'} label={isOwner ? 'Learn' : 'About Fettle'} />
)
