/**
 * What the specification says in so many words, in English. They are kept to the letter, odd grammar and all:
 * people who know the product search its manual for exactly these sentences. `N` stands for a number.
 */

/** Errors, refusals and warnings. */
const errors = [
  'Invalid email or password',
  'Internal Server Error',
  'Something went wrong.',
  'Data not found',
  "You don't have permission to access.",
  'Logout failed.',
  'Whoops! There were some problems with your input.',
  'Your email is not verified',
  'Please reset your password',
  'No active subscription found for this group.',
  'Sorry! This link has expired',
  'Password did not match',
  'Please remove already updated users.',
  'During the Survey you are not allowed to open another tab in the browser. Please close the browser.',
  'No more situations left to select.',
  'Enter a valid number.',
  'Department name is already been taken',
  "You didn't record so please try again.",
  "You don't have any plan. Please subscribe to a plan.",
  'No Internet Connection',
]

/** What stands beside a field that was filled in wrongly. */
const fields = [
  'The Phone number is invalid.',
  'You are must be 18 Years old or more',
  'Please accept terms and conditions to continue.',
  'This field is required a valid email.',
  'Your passwords do not match.',
]

const successes = [
  'Logged in successfully',
  'Logged out successfully',
  'User updated successfully.',
  'Participants successfully imported',
  'Data saved Successfully.',
  'Survey declined successfully.',
  'You are online now !!',
]

/** States, actions and choices as people read them. */
const labels = [
  'Shortlisted',
  'Rejected',
  'Shortlist',
  'Reject',
  'Expired today',
  'Expiring in N days',
  'Expired N days ago',
  'Incomplete',
  'Much',
  'Some',
  'None',
  'Default',
  'Add on',
  'Custom',
  'Annual+',
  'No Slider',
  'Record Again',
  'Save Audio',
  'Pick a company to start',
  'Things to Remember',
]

/** What screens and dialogs are called. */
const screens = [
  'Dashboard',
  'My Surveys',
  'Create Survey',
  'Edit Survey',
  'Duplicate Survey',
  'Remove Survey',
  'Survey Details',
  'Participants',
  'Pipeline',
  'Results',
  'User Results',
  'User Statements',
  'Modules',
  'Templates',
  'Template Suggestions',
  'Teams',
  'Groups',
  'Users',
  'Import User',
  'Email Templates',
  'Email Logs',
  'System Email Logs',
  'Email Settings',
  'Orders',
  'WP Orders',
  'Subscription',
  'Payment Success',
  'My Profile',
  'My Password',
  'Change Password',
  'My Notifications',
  'Help Center',
  'Invoice',
  'Privacy Policy',
]

/** Every sentence, label and name that the specification gives word for word. */
export const messages: readonly string[] = [...errors, ...fields, ...successes, ...labels, ...screens]

/** The lists that have a message of their own when they are empty. How it is worded is not shown. */
export const emptyLists: readonly string[] = [
  'notifications',
  'results',
  'surveys',
  'users',
  'orders',
  'data',
  'invites',
  'groups',
  'email',
  'plans',
  'interpretation',
  'dimensions',
  'answers',
  'participants',
  'module',
  'templates',
]
