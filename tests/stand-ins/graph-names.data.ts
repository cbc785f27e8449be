const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u))

/** What Graph lets an app ask for; looked up on 23 November 2026. A name that is not here fails the whole call, as at Graph. */
export const GRAPH_NAMES = {
  /** Fields and edges of a page (`facebook-nodejs-business-sdk` 24.0.1, `page.js`), as far as they are about the page itself. */
  page: names(
    'about access_token bio business category category_list checkins country_page_likes cover current_location description emails engagement fan_count followers_count hours id is_always_open is_published is_verified link location name name_with_location_descriptor new_like_count overall_star_rating phone rating_count single_line_address store_number tasks unread_message_count username verification_status website were_here_count',
  ),
  /** Fields and edges of a page's post (`page-post.js`). */
  post: names(
    'actions backdated_time comments created_time event from full_picture id insights is_eligible_for_promotion is_expired is_hidden is_popular is_published message message_tags parent_id permalink_url place privacy promotable_id properties reactions shares status_type story updated_time via',
  ),
  /** Fields of an Instagram account and of an item of it (`ig-user.js`, `ig-media.js`, and Instagram Login's own). */
  account: names(
    'account_type biography followers_count follows_count id media_count name profile_picture_url user_id username website',
  ),
  media: names(
    'alt_text caption comments_count id is_comment_enabled is_shared_to_feed like_count media_product_type media_type media_url owner permalink shortcode thumbnail_url timestamp username',
  ),
  /** Metrics; no contract names them. Retired on 15 November 2025 and 15 June 2026: page_fans, page_impressions, post_impressions and theirs; of Instagram, impressions and plays. */
  pageMetric: names(
    'page_daily_follows_unique page_follows page_media_view page_post_engagements page_views_total',
  ),
  postMetric: names('post_clicks post_media_view post_reactions_by_type_total post_video_views'),
  mediaMetric: names('comments likes reach saved shares total_interactions views'),
} as const
export type GraphNames = keyof typeof GRAPH_NAMES
