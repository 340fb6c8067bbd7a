import type { DefaultOption } from './default-option.ts'

/** What a survey says about the job: the three lists that a visitor is asked before signing up. */
export const defaultJobOptions = {
  job_position: [
    {
      code: 'sales_assistant',
      name: { en: 'Sales or shop assistant', zh: '销售或店员', ms: 'Jurujual atau pembantu kedai' },
    },
    { code: 'customer_service', name: { en: 'Customer service', zh: '客户服务', ms: 'Khidmat pelanggan' } },
    {
      code: 'food_service',
      name: { en: 'Kitchen or service crew', zh: '厨房或餐厅服务人员', ms: 'Kru dapur atau layanan' },
    },
    {
      code: 'administration',
      name: { en: 'Administration or clerk', zh: '行政或文员', ms: 'Pentadbiran atau kerani' },
    },
    { code: 'accounts', name: { en: 'Accounts and finance', zh: '会计与财务', ms: 'Akaun dan kewangan' } },
    { code: 'marketing', name: { en: 'Marketing and content', zh: '市场与内容', ms: 'Pemasaran dan kandungan' } },
    { code: 'human_resources', name: { en: 'Human resources', zh: '人力资源', ms: 'Sumber manusia' } },
    { code: 'software', name: { en: 'Software and data', zh: '软件与数据', ms: 'Perisian dan data' } },
    {
      code: 'engineering',
      name: { en: 'Engineering or technician', zh: '工程或技术员', ms: 'Kejuruteraan atau juruteknik' },
    },
    {
      code: 'operations',
      name: { en: 'Operations, warehouse, driving', zh: '运营、仓储、驾驶', ms: 'Operasi, gudang, pemandu' },
    },
    { code: 'health_care', name: { en: 'Health and care', zh: '医疗与护理', ms: 'Kesihatan dan penjagaan' } },
    { code: 'teaching', name: { en: 'Teaching and training', zh: '教学与培训', ms: 'Pengajaran dan latihan' } },
    { code: 'trainee', name: { en: 'Trainee or intern', zh: '见习或实习', ms: 'Pelatih atau pelatih industri' } },
    {
      code: 'team_leader',
      name: { en: 'Team leader or supervisor', zh: '组长或主管', ms: 'Ketua pasukan atau penyelia' },
      senior: true,
    },
    { code: 'senior_specialist', name: { en: 'Senior specialist', zh: '资深专员', ms: 'Pakar kanan' }, senior: true },
    { code: 'manager', name: { en: 'Manager', zh: '经理', ms: 'Pengurus' }, senior: true },
    {
      code: 'head_or_director',
      name: { en: 'Head or director', zh: '部门总监', ms: 'Ketua jabatan atau pengarah' },
      senior: true,
    },
  ],
  goal_type: [
    {
      code: 'serve_customers',
      name: { en: 'Look after our customers', zh: '照顾好我们的客户', ms: 'Melayan pelanggan kami dengan baik' },
    },
    {
      code: 'grow_sales',
      name: { en: 'Bring in more business', zh: '带来更多业务', ms: 'Membawa lebih banyak perniagaan' },
    },
    {
      code: 'keep_running',
      name: {
        en: 'Keep things running every day',
        zh: '让日常运作顺畅',
        ms: 'Memastikan kerja harian berjalan lancar',
      },
    },
    { code: 'build_new', name: { en: 'Build something new', zh: '开创新的东西', ms: 'Membina sesuatu yang baharu' } },
    {
      code: 'improve',
      name: { en: 'Make what we do better', zh: '把现有的做得更好', ms: 'Menambah baik cara kerja kami' },
    },
    {
      code: 'lead_people',
      name: { en: 'Lead and grow a team', zh: '带领并培养团队', ms: 'Memimpin dan membangunkan pasukan' },
    },
    {
      code: 'bring_knowledge',
      name: {
        en: 'Bring knowledge that we lack',
        zh: '带来我们缺少的专业',
        ms: 'Membawa kepakaran yang kami belum ada',
      },
    },
    {
      code: 'learn_and_grow',
      name: { en: 'Learn the job and grow with us', zh: '边学边成长', ms: 'Belajar dan berkembang bersama kami' },
    },
  ],
  // The codes are those of `supervision` in the contract, which knows their numbers.
  supervision: [
    { code: 'direct', name: { en: 'Direct', zh: '直接指导', ms: 'Langsung' } },
    { code: 'intermittent', name: { en: 'Intermittent', zh: '间歇指导', ms: 'Berkala' } },
    { code: 'general', name: { en: 'General', zh: '一般指导', ms: 'Umum' } },
  ],
} satisfies Record<string, readonly DefaultOption[]>
