/** What pages say that are no part of the console: to visitors, and to who takes a survey. Each of them loads all of it. */
export const publicEn = {
  'error.link.expired': 'Sorry! This link has expired',
  'field.required': 'This field is required.',
  'field.number': 'Enter a valid number.',
  'field.picture.type': 'Please choose a picture: jpg, jpeg, png, gif, BMP or WebP.',
  'field.picture.bytes': 'The picture may have at most 11 MB.',
  'field.video': 'Please paste a link to a video on YouTube, Dailymotion, Facebook or TikTok.',
  'done.surveyDeclined': 'Survey declined successfully.',
} as const
