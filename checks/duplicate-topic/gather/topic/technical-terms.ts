/**
 * Korean words of technical writing with their English counterparts, written by hand for this check. `korean=english,english`,
 * separated by blanks.
 */
export const technicalTerms = `
컴포넌트=component 상태=state 함수=function 객체=object 배열=array 변수=variable 값=value 속성=property,attribute 프로퍼티=property
메서드=method 메소드=method 클래스=class 인스턴스=instance 인터페이스=interface 타입=type 유형=type 제네릭=generic 열거형=enum 문자열=string
숫자=number 정수=integer 실수=float 불리언=boolean 참조=reference 포인터=pointer 상수=constant 매개변수=parameter 파라미터=parameter
인수=argument 인자=argument 반환=return 호출=call 콜백=callback 프로미스=promise 프라미스=promise 비동기=async,asynchronous
동기=sync,synchronous 병렬=parallel 동시성=concurrency 스레드=thread 쓰레드=thread 프로세스=process 메모리=memory 스택=stack 힙=heap
큐=queue 리스트=list 목록=list 연결=link,connection 링크드=linked 트리=tree 그래프=graph 노드=node 간선=edge 정점=vertex 해시=hash
테이블=table 맵=map 집합=set 튜플=tuple 딕셔너리=dictionary 키=key 인덱스=index 색인=index 정렬=sort,sorting 탐색=search,traversal
검색=search 재귀=recursion,recursive 반복=loop,iteration 반복문=loop 조건문=conditional 조건부=conditional 조건=condition
분기=branch 예외=exception 에러=error 오류=error 경고=warning 디버깅=debugging 디버그=debug 디버거=debugger 로그=log 로깅=logging
테스트=test 테스팅=testing 단위=unit 통합=integration 배포=deploy,deployment 빌드=build 번들=bundle 번들러=bundler 번들링=bundling
컴파일=compile 컴파일러=compiler 인터프리터=interpreter 실행=run,execute 설치=install,installation
설정=config,configuration,setting 구성=configuration 환경=environment 의존성=dependency 종속성=dependency 패키지=package
모듈=module 라이브러리=library 프레임워크=framework 플러그인=plugin 확장=extension 버전=version 업그레이드=upgrade 마이그레이션=migration
이전=previous,migrate 릴리스=release 출시=release 공개=release 저장소=repository,storage 커밋=commit 브랜치=branch 병합=merge
충돌=conflict 원격=remote 서버=server 클라이언트=client 브라우저=browser 요청=request 응답=response 헤더=header 쿠키=cookie
세션=session 토큰=token 인증=authentication,auth 인가=authorization 권한=permission 로그인=login 비밀번호=password
암호화=encryption 암호=password,cipher 보안=security 취약점=vulnerability 취약성=vulnerability 공격=attack 스크립트=script
스크립팅=scripting 주입=injection 의존성주입=injection 네트워크=network 프로토콜=protocol 소켓=socket 포트=port 주소=address 도메인=domain
라우터=router 라우팅=routing 라우트=route 경로=path,route 엔드포인트=endpoint 페이지=page 레이아웃=layout 템플릿=template
렌더링=render,rendering 렌더=render 렌더러=renderer 리렌더링=rerender 하이드레이션=hydration 스트리밍=streaming 스트림=stream 버퍼=buffer
파일=file 디렉터리=directory 디렉토리=directory 폴더=folder 이미지=image 글꼴=font 폰트=font 스타일=style 스타일링=styling
애니메이션=animation 전환=transition 트랜지션=transition 이벤트=event 핸들러=handler 리스너=listener 위임=delegation 버블링=bubbling
캡처링=capturing 캡쳐링=capturing 전파=propagation 입력=input 출력=output 폼=form 양식=form 버튼=button 체크박스=checkbox
선택=select,selection 포커스=focus 스크롤=scroll 드래그=drag 마우스=mouse 키보드=keyboard 포인터이벤트=pointer 창=window 문서=document
요소=element 엘리먼트=element 태그=tag 속성값=attribute 돔=dom 가상=virtual 섀도=shadow 슬롯=slot 프롭=prop 프롭스=props 훅=hook
이펙트=effect 효과=effect 컨텍스트=context 리듀서=reducer 액션=action 디스패치=dispatch 스토어=store 구독=subscribe,subscription
반응형=reactive,reactivity 반응성=reactivity 계산된=computed 감시자=watcher 디렉티브=directive 지시어=directive 지시자=directive
생명주기=lifecycle 라이프사이클=lifecycle 마운트=mount 언마운트=unmount 갱신=update 업데이트=update 초기화=initialize,initial,reset
초깃값=initial 초기값=initial 재설정=reset 보존=preserve 캐시=cache 캐싱=caching 메모이제이션=memoization 메모=memo
최적화=optimization,optimize 성능=performance 지연=lazy,delay,deferred 로딩=loading 로드=load 사전=pre,dictionary
프리로드=preload 분할=splitting,split 분리=separate,split 코드=code 구문=syntax 문법=syntax,grammar 표현식=expression
연산자=operator 할당=assignment,assign 대입=assignment 구조=structure 분해=destructuring 비구조화=destructuring 전개=spread
나머지=rest 화살표=arrow 익명=anonymous 클로저=closure 스코프=scope 렉시컬=lexical 호이스팅=hoisting 프로토타입=prototype
상속=inheritance,inherit 캡슐화=encapsulation 다형성=polymorphism 추상=abstract 추상화=abstraction 생성자=constructor
접근자=accessor 게터=getter 세터=setter 정적=static 동적=dynamic 공개적=public 비공개=private 보호된=protected 심볼=symbol 심벌=symbol
이터레이터=iterator 이터러블=iterable 제너레이터=generator 프록시=proxy 리플렉션=reflection 데코레이터=decorator 믹스인=mixin 커링=currying
합성=composition 조합=combination,composition 순수=pure 불변=immutable 불변성=immutability 변경=change,mutate 변이=mutation
복사=copy 깊은=deep 얕은=shallow 비교=comparison,compare 동등=equality 일치=match 형변환=conversion,coercion
변환=conversion,convert,transform 타입변환=conversion 추론=inference 단언=assertion 가드=guard 좁히기=narrowing 유니온=union
교차=intersection 리터럴=literal 맵드=mapped 매핑된=mapped 매핑=mapping 조건부타입=conditional 네임스페이스=namespace 이름공간=namespace
선언=declaration,declare 정의=definition,define 구현=implementation,implement 구현체=implementation 패턴=pattern
디자인패턴=pattern 싱글톤=singleton 싱글턴=singleton 팩토리=factory 전략=strategy 어댑터=adapter 옵저버=observer 관찰자=observer
트랜잭션=transaction 격리=isolation 데이터베이스=database 데이터=data 쿼리=query 질의=query 조인=join 정규화=normalization 스키마=schema
레코드=record 행=row 열=column 필드=field 마크다운=markdown 콘텐츠=content 컨텐츠=content 컬렉션=collection 블로그=blog 게시물=post
게시글=post 글=post,article 댓글=comment 주석=comment 제목=title,heading 설명=description 작성=write 작성자=author
번역=translation,translate 국제화=internationalization,i18n 현지화=localization 언어=language 한국어=korean 영어=english
문서화=documentation 안내=guide 가이드=guide 튜토리얼=tutorial 예제=example 예시=example 연습=exercise 챌린지=challenge
과제=task,challenge 해답=solution,answer 답안=solution 해결=solve,resolve 문제=problem,issue 방법=way,method 사용=use 이용=use
활용=use 생성=create,generate 만들기=create,build,make 추가=add 제거=remove 삭제=delete,remove 수정=fix,edit,modify
조작=manipulate,manipulation 관리=manage,management 처리=handle,handling,process 제어=control 비제어=uncontrolled
제어형=controlled 전달=pass,passing 공유=share,sharing 읽기=read 쓰기=write 저장=save,store 불러오기=import,load
가져오기=import,fetch,get 내보내기=export 교체=replace 대체=replace 연동=integrate 결합=combine 나누기=split 묶기=group 그룹=group
계층=layer,hierarchy 부모=parent 자식=child 하위=child,sub 상위=parent 형제=sibling 루트=root 트리구조=tree 재사용=reuse,reusable
사용자=user,custom 사용자정의=custom 커스텀=custom 정의된=defined 기본=default,basic 기본값=default 기초=basic,fundamental
고급=advanced 심화=advanced,depth 소개=introduction,introducing 시작=start,getting 시작하기=start,getting,started
개요=overview 요약=summary,recap 배경=background 동기부여=motivation 이유=why,reason 차이=difference 차이점=difference
장점=advantage,benefit 단점=disadvantage,drawback 주의=caution,caveat,pitfall 주의사항=caveat 제한=limit,limitation
제약=constraint 제한사항=limitation 규칙=rule 원칙=principle 원리=principle 관례=convention 권장=recommend 모범=best
사례=practice,case 중요=important 필수=required,essential 선택적=optional 옵셔널=optional 체이닝=chaining 옵션=option
기능=feature 특징=feature,characteristic 새로운=new 변경사항=change 지원=support 중단=deprecate,discontinue
종료=end,exit,terminate 폐기=deprecated 실험적=experimental 베타=beta 안정=stable 호환성=compatibility 호환=compatible
접근성=accessibility 웹=web 앱=app 애플리케이션=application 어플리케이션=application 모바일=mobile 데스크톱=desktop 운영체제=os,operating
시스템=system 커널=kernel 파이프라인=pipeline 파이프=pipe 컨테이너=container 이미지파일=image 클러스터=cluster 클라우드=cloud
로드밸런싱=load,balancing 부하=load 모니터링=monitoring 지표=metric 메트릭=metric 알림=notification,alert 작업=job,task,work
스케줄러=scheduler 스케줄링=scheduling 타이머=timer 시간=time 날짜=date 간격=interval 시간초과=timeout 재시도=retry 실패=fail,failure
성공=success 결과=result 확인=check,confirm 검사=check,inspect 검증=validation,validate,verify 유효성=validation,validity
유효=valid 품질=quality 린트=lint 린터=linter 포맷터=formatter 정적분석=static 규약=convention 일관성=consistency 가독성=readability
응집도=cohesion 결합도=coupling 예측=predict 예측가능성=predictability 복잡도=complexity 복잡=complex 알고리즘=algorithm
자료구조=structure,data 이진=binary 퀵=quick 병합정렬=merge 버블=bubble 삽입=insert,insertion 기수=radix 계수=counting
최단=shortest 경로찾기=path 다익스트라=dijkstra 동적계획법=dynamic 탐욕=greedy 분할정복=divide 비트=bit 바이트=byte 바이너리=binary
인코딩=encoding 디코딩=decoding 유니코드=unicode 정규표현식=regex,regular,regexp 정규식=regex,regular,regexp 문자=character
수량자=quantifier 캡처=capture 그룹화=group 앵커=anchor 플래그=flag 메타데이터=metadata 사이트=site 사이트맵=sitemap 링크=link
탐색바=navigation 내비게이션=navigation 네비게이션=navigation 메뉴=menu 헤더영역=header 푸터=footer 사이드바=sidebar 아이콘=icon 로고=logo
테마=theme 색상=color 크기=size 너비=width 높이=height 위치=position 좌표=coordinate 화면=screen 표시=display,show 숨기기=hide
열기=open 닫기=close 이동=move,navigate 요청본문=body 본문=body 업로드=upload 다운로드=download 진행=progress 상황=situation
중단점=breakpoint 콘솔=console 명령=command 명령어=command 명령줄=cli,command 터미널=terminal 쉘=shell 셸=shell 인라인=inline
블록=block 줄=line 행번호=line 조각=fragment,slice 프래그먼트=fragment 포털=portal 서스펜스=suspense 지연로딩=lazy 경계=boundary
엄격=strict 모드=mode 프로파일러=profiler 개발자=developer 도구=tool 개발=development,develop 프로덕션=production
운영=production,operation 개발환경=development 서버사이드=server 서버렌더링=ssr 미들웨어=middleware 어댑터패턴=adapter 인터셉터=interceptor
필터=filter 필터링=filtering 매크로=macro 트레잇=trait 트레이트=trait 소유권=ownership 빌림=borrowing 대여=borrow,borrowing
수명=lifetime 라이프타임=lifetime 벡터=vector 슬라이스=slice 크레이트=crate 매치=match 열거=enum,enumerate 가변=mutable
가변성=mutability 불변변수=immutable 안전=safe,safety 안전하지=unsafe 패닉=panic 복구=recover,recoverable 백트레이스=backtrace
벤치마크=benchmark 문서테스트=doctest 감독자=supervisor 슈퍼바이저=supervisor 행동=behaviour 비헤이비어=behaviour 프로토콜타입=protocol
내포=comprehension 컴프리헨션=comprehension 시길=sigil 키워드=keyword 원자=atom 애텀=atom 믹스=mix 우산=umbrella 엄브렐라=umbrella
배포판=distribution 분산=distribution,distributed 변경집합=changeset 체인지셋=changeset 연관=association
관계=relation,relationship 질의하기=querying 접근=access,approach 개인정보=privacy 사용법=usage,how
이해=understand,understanding 이해하기=understanding 알아보기=learn 배우기=learn 학습=learn,learning 생각하기=thinking
사고=thinking 설계=design 디자인=design 아키텍처=architecture 구조화=structuring 순서=order 단계=step,stage 흐름=flow 목표=goal
계획=plan 팀=team 협업=collaboration 커뮤니티=community 기여=contribute,contribution 오픈소스=source,open 라이선스=license
정책=policy 행동강령=conduct 소식=news 발표=announce,announcement 회의=meeting,conference 컨퍼런스=conference 보고=report
보고서=report 수집=collection,collect 가비지=garbage 컬렉터=collector 누수=leak 참조투명성=transparency 약한=weak 위크맵=weakmap
위크셋=weakset 셋=set 날짜객체=date 수학=math 난수=random 무작위=random 반올림=round 나눗셈=division 곱셈=multiplication 덧셈=addition
뺄셈=subtraction 나머지연산=modulo 증가=increment,increase 감소=decrement,decrease 최대=max,maximum 최소=min,minimum
평균=average 합계=sum,total 개수=count 길이=length 범위=range 중첩=nested 평탄화=flatten 묶음=batch 배치=batch 일괄=batch
큐잉=queueing 스냅샷=snapshot 스냅숏=snapshot 시각적=visual 회귀=regression 워크플로=workflow 워크플로우=workflow
자동화=automation,automate 지속적=continuous 목=mock 모킹=mocking 스텁=stub 커버리지=coverage 단언문=assertion 픽스처=fixture
시나리오=scenario 스토리=story 스토리북=storybook 애드온=addon 카탈로그=catalog 토스트=toast 대화상자=dialog 모달=modal 팝업=popup
툴팁=tooltip 드롭다운=dropdown 자동완성=autocomplete 페이지네이션=pagination 무한=infinite 낙관적=optimistic 서명=signature,sign
해제=free,release 해싱=hashing 체크섬=checksum 다이제스트=digest 인증서=certificate 키워드인자=keyword 핸드셰이크=handshake 신호=signal
시그널=signal 인터럽트=interrupt 교착상태=deadlock 데드락=deadlock 뮤텍스=mutex 세마포어=semaphore 잠금=lock 락=lock 경쟁=race
임계=critical 페이징=paging 세그멘테이션=segmentation 가상메모리=virtual 스와핑=swapping 문맥=context 교환=exchange,switch
레지스터=register 명령어집합=instruction 캐시메모리=cache 파티션=partition 샤딩=sharding 복제=replication,clone 백업=backup
색인생성=indexing 저장프로시저=procedure 뷰=view,vue 리액트=react 뷰제이에스=vue 자바스크립트=javascript 타입스크립트=typescript 자바=java
파이썬=python 루비=ruby 러스트=rust 엘릭서=elixir 노드=node 스벨트=svelte 앵귤러=angular 넥스트=next 바이트=vite 웹팩=webpack 롤업=rollup
바벨=babel 도커=docker 쿠버네티스=kubernetes 깃=git 깃허브=github
`;
