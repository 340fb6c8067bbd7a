import { resultStatus } from '@catchpitch/contract/results/result-status'
import { answered, type DemoApplicant } from './demo-applicant.ts'

const { accepted, rejected, pipeline } = resultStatus

/** Who wanted to work on weekends last season. So many were decided about that it can be seen whether that went fairly. */
export const weekendTeam: readonly DemoApplicant[] = [
  answered(['Alia', 'Mokhtar', 'alia.mokhtar', 'ms'], 118, [8, 8], accepted),
  answered(['Ethan', 'Lau', 'ethan.lau', 'en'], 118, [6, 7], accepted),
  answered(['晓雯', '杨', 'xiaowen.yong', 'zh'], 118, [8, 6], accepted),
  answered(['Harith', 'Azmi', 'harith.azmi', 'ms'], 117, [5, 6], accepted),
  answered(['Shalini', 'Devi', 'shalini.devi', 'en'], 117, [7, 7], accepted),
  answered(['俊豪', '蔡', 'junhao.chua', 'zh'], 117, [6, 5], accepted),
  answered(['Nabilah', 'Yunus', 'nabilah.yunus', 'ms'], 116, [6, 8], accepted),
  answered(['Ryan', "D'Cruz", 'ryan.dcruz', 'en'], 116, [7, 4], accepted),
  answered(['Chloe', 'Tham', 'chloe.tham', 'en'], 116, [8, 7], accepted),
  answered(['Ikmal', 'Zaki', 'ikmal.zaki', 'ms'], 115, [5, 2], rejected),
  answered(['Rebecca', 'Anak Linggi', 'rebecca.linggi', 'en'], 115, [5, 2], rejected),
  answered(['伟强', '郑', 'weiqiang.tay', 'zh'], 115, [3, 4], rejected),
  answered(['Izzah', 'Rosli', 'izzah.rosli', 'ms'], 114, [3, 3], rejected),
  answered(['Gavin', 'Fernandez', 'gavin.fernandez', 'en'], 114, [2, 5], rejected),
  answered(['思琪', '何', 'siqi.ho', 'zh'], 114, [4, 5], rejected),
  answered(['Luqman', 'Hadi', 'luqman.hadi', 'ms'], 113, [5, 4], rejected),
  answered(['Divya', 'Suppiah', 'divya.suppiah', 'en'], 113, [4, 2], rejected),
  answered(['Adam', 'Fitri', 'adam.fitri', 'ms'], 112, [3, 6], rejected),
  answered(['Amanda', 'Seow', 'amanda.seow', 'en'], 112, [6, 3], rejected),
  answered(['Naveen', 'Raj', 'naveen.raj', 'en'], 111, [4, 6], rejected),
  answered(['Wani', 'Zainal', 'wani.zainal', 'ms'], 111, [5, 5], rejected),
  answered(['国栋', '罗', 'guodong.loh', 'zh'], 110, [2, 2], rejected),
  answered(['Jessica', 'Voon', 'jessica.voon', 'en'], 110, [3, 2], rejected),
  answered(['Zul', 'Ariffin', 'zul.ariffin', 'ms'], 109, [6, 6], pipeline),
  answered(['佳怡', '谢', 'jiayi.chia', 'zh'], 109, [7, 5], pipeline),
]
